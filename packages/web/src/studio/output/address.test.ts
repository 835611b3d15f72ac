import { describe, expect, it } from 'vitest'
import { siteIn } from './address.ts'

describe('the address of a site', () => {
  it.each([
    ['https://school.example/kumiki/', 'https://school.example/kumiki/'],
    ['https://school.example/kumiki', 'https://school.example/kumiki/'],
    [' http://192.168.0.2:8080 ', 'http://192.168.0.2:8080/'],
    ['school.example', 'https://school.example/'],
    ['https://school.example/k/index.html', 'https://school.example/k/'],
    ['https://school.example/k/play/', 'https://school.example/k/'],
    ['https://school.example/k/?a=b#k1x', 'https://school.example/k/'],
  ])('in %j is %s', (typed, site) => expect(siteIn(typed)).toBe(site))

  it.each(['', 'school', 'file:///home/x', 'javascript:alert(1)', 'mailto:a@b.example', 'https://', 'あ'])(
    'is not in %j',
    (typed) => expect(siteIn(typed)).toBeNull(),
  )
})
