/** Words of handouts alone. */
const en = {
  done: (done: number, all: number) => `${done} of ${all} done`,
  alone: 'This was not opened from a course, so nobody is told how it goes.',
  lost: 'The course does not answer: open this again from there, so that your work counts.',
}
const ja: typeof en = {
  done: (done, all) => `${all}問のうち${done}問できました`,
  alone: 'コースから開いていないので、結果はどこにも伝わりません。',
  lost: 'コースにつながりません。結果が伝わるように、コースから開き直してください。',
}
export const handoutText = { en, ja }
