/**
 * A page that is played as a package for a course: SCORM 1.2 (Content Aggregation Model, 2.3), cmi5 1.0 (section 13),
 * with the older `tincan.xml` beside it for courses that know plain xAPI. The same puzzles give the same bytes.
 */

import type { Lang } from '@kumiki/core/base'
import { withReadings } from '@kumiki/core/base'
import { strToU8, zipSync } from 'fflate'
import { escapeXml } from '../drawing/xml.ts'

export interface CoursePage {
  /** The whole page. */
  readonly text: string
  readonly title: string
  readonly lang: Lang
  /** Whether the page can tell what is right; then it gives a score. */
  readonly isJudged: boolean
}

const pageName = 'index.html'

export const scormPackage = (page: CoursePage): Uint8Array =>
  packed({ [pageName]: page.text, 'imsmanifest.xml': scormManifest(page) })

export const cmi5Package = (page: CoursePage): Uint8Array =>
  packed({ [pageName]: page.text, 'cmi5.xml': cmi5Structure(page), 'tincan.xml': tincan(page) })

/** The oldest day that an archive knows, so that no clock is asked. */
const packed = (files: Readonly<Record<string, string>>): Uint8Array =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])), {
    level: 9,
    mtime: new Date(1980, 0, 1),
  })

const head = '<?xml version="1.0" encoding="UTF-8"?>'

const titleIn = ({ title }: CoursePage): string => escapeXml(withReadings(title))

const scormManifest = (page: CoursePage): string => `${head}
<manifest identifier="kumiki-${nameOf(page)}" version="1.0" xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2" xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2">
  <metadata>
    <schema>ADL SCORM</schema>
    <schemaversion>1.2</schemaversion>
  </metadata>
  <organizations default="puzzles">
    <organization identifier="puzzles">
      <title>${titleIn(page)}</title>
      <item identifier="play" identifierref="page">
        <title>${titleIn(page)}</title>
      </item>
    </organization>
  </organizations>
  <resources>
    <resource identifier="page" type="webcontent" adlcp:scormtype="sco" href="${pageName}">
      <file href="${pageName}"/>
    </resource>
  </resources>
</manifest>
`

const cmi5Structure = (page: CoursePage): string => `${head}
<courseStructure xmlns="https://w3id.org/xapi/profiles/cmi5/v1/CourseStructure.xsd">
  <course id="urn:uuid:${uuidOf(page, 'course')}">
    <title><langstring lang="${page.lang}">${titleIn(page)}</langstring></title>
    <description><langstring lang="${page.lang}">${escapeXml(about(page))}</langstring></description>
  </course>
  <au id="urn:uuid:${uuidOf(page, 'page')}" moveOn="${page.isJudged ? 'CompletedAndPassed' : 'Completed'}" launchMethod="AnyWindow"${page.isJudged ? ' masteryScore="1"' : ''}>
    <title><langstring lang="${page.lang}">${titleIn(page)}</langstring></title>
    <description><langstring lang="${page.lang}">${escapeXml(about(page))}</langstring></description>
    <url>${pageName}</url>
  </au>
</courseStructure>
`

const tincan = (page: CoursePage): string => `${head}
<tincan xmlns="http://projecttincan.com/tincan.xsd">
  <activities>
    <activity id="urn:uuid:${uuidOf(page, 'page')}" type="http://adlnet.gov/expapi/activities/assessment">
      <name lang="${page.lang}">${titleIn(page)}</name>
      <description lang="${page.lang}">${escapeXml(about(page))}</description>
      <launch lang="${page.lang}">${pageName}</launch>
    </activity>
  </activities>
</tincan>
`

/** What a course says of it: what "completed" means. */
const about = ({ lang, isJudged }: CoursePage): string => texts[lang][isJudged ? 'judged' : 'open']

const texts: Readonly<Record<Lang, { readonly judged: string; readonly open: string }>> = {
  en: {
    judged: 'A puzzle to solve. Completed and passed when it is solved.',
    open: 'A puzzle to fill in. The answer is not in it: completed means that all is filled in, not that it is right.',
  },
  ja: {
    judged: 'パズルです。正しく解けると「完了」「合格」になります。',
    open: 'パズルです。答えは入っていません。全部埋まると「完了」になりますが、正しいかどうかは分かりません。',
  },
}

/** A name that follows from the page: the same puzzles are the same activity. */
const nameOf = ({ text }: CoursePage): string => numbersOf(text).slice(0, 2).map(asHex).join('')

/** In the form of version 8: of one's own making (RFC 9562). */
function uuidOf({ text }: CoursePage, part: string): string {
  const hex = numbersOf(part + text)
    .map(asHex)
    .join('')
  const variant = ((Number.parseInt(hex.slice(16, 17), 16) & 3) | 8).toString(16)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`
}

/** FNV-1a from four starts: names need no cryptography. */
const numbersOf = (text: string): readonly number[] =>
  [0x811c9dc5, 0x01000193, 0x9e3779b9, 0x85ebca6b].map((start) => {
    let sum = start
    for (let at = 0; at < text.length; at++) sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193)
    return sum >>> 0
  })

const asHex = (number: number): string => number.toString(16).padStart(8, '0')
