/** Takes out the marks that change the direction of writing: with them a title could show something else than it says. */
export const withoutMarks = (text: string): string => text.replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
