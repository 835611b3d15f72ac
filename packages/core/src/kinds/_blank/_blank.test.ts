import { describeContract } from '../../contract/kind.contract.ts'
import { simpleContract } from '../../contract/simple.contract.ts'
import { craft, simple } from './craft.ts'
import faults from './fixtures/faults.json' with { type: 'json' }
import { puzzle } from './puzzle.ts'

const specs = [{ size: 2 }, { size: 4 }, { size: 9 }]
describeContract(simpleContract({ puzzle, simple, craft, faults, specs }))
