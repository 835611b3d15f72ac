/** The contract over three kinds that exist for it alone, so that every way to enter an answer is played. */
import { contract as blank } from './fixtures/blank/contract.ts'
import { edges } from './fixtures/edges.ts'
import { marks } from './fixtures/marks.ts'
import { describeContract } from './kind.contract.ts'

describeContract(blank)
describeContract(edges)
describeContract(marks)
