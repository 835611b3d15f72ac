/** Words of handouts alone. */
export const handoutText = {
  en: { done: (done: number, all: number) => `${done} of ${all} done. Choose one.` },
  ja: { done: (done: number, all: number) => `${all}問のうち${done}問できました。どれかを選んでください。` },
}
