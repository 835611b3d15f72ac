import { describe, expect, it } from 'vitest'
import { type Terms, termsSchema } from '../publishing/terms.ts'
import { contestFacts } from './contest.ts'

const langs = ['en', 'ja'] as const
const facts = (terms: Partial<Terms>, lang: 'en' | 'ja', expires: Date | null = null, isOpen = true): string =>
  contestFacts({ terms: termsSchema.parse({ contest: true, ...terms }), expires }, isOpen, lang).html

describe.each(langs)('a contest on its page, in %s', (lang) => {
  it('says until when, in the time of Japan, or that no end is set', () => {
    const ends = facts({ closes: '2090-03-04T15:30:00Z' }, lang)
    expect(ends).toContain(lang === 'en' ? 'March 5, 2090 at 12:30' : '2090年3月5日 0:30')
    expect(facts({}, lang)).toMatch(/No end is set|決まっていません/)
  })

  it('has a sentence for each setting: what to send, who may enter', () => {
    const messages = (['none', 'link', 'code'] as const).map((protection) => facts({ protection }, lang))
    expect(new Set(messages).size).toBe(3)
    expect(facts({ keyword: 'x' }, lang)).not.toBe(facts({}, lang))
  })

  it('lists what is asked, as text, and never the keyword', () => {
    const message = facts({ keyword: 'SECRETWORD', questions: ['Name', '<b>School</b>'] }, lang)
    expect(message).toContain('<li>Name</li><li>&lt;b&gt;School&lt;/b&gt;</li>')
    expect(message).not.toContain('SECRETWORD')
    expect(facts({}, lang)).not.toContain('<li>')
  })

  it('says who sees the entries, and until when they are kept', () => {
    expect(facts({}, lang)).toContain('href="/privacy"')
    const message = facts({}, lang, new Date('2090-06-01T00:00:00Z'))
    expect(message).toContain('2090')
    expect(message).toMatch(/no longer shown; about a day later it is deleted|表示されなくなり、その約1日後に/)
  })

  it('does not say how to enter once it is closed', () => {
    const invites = /Until|Who may enter|What to do|You are asked|締め切り|応募できる|応募のしかた|聞かれること/
    const terms = { keyword: 'x', questions: ['Name'] }
    expect(facts(terms, lang)).toMatch(invites)
    expect(facts(terms, lang, null, false)).not.toMatch(invites)
  })
})
