/** For `npm test`: counts the errors that belong to no test, which vitest's report in JSON leaves out. */
import { writeFileSync } from 'node:fs'

export default class Stray {
  onTestRunEnd(_modules, errors) {
    writeFileSync(process.env.KUMIKI_STRAY, String(errors.length))
  }
}
