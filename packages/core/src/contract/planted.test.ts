/** Runs the contract over three kinds that exist only for it, so that every way to enter an answer is covered. */
import { contract as blank } from './fixtures/blank/contract.ts'
import { edges } from './fixtures/edges.ts'
import { marks } from './fixtures/marks.ts'
import { describeContract } from './kind.contract.ts'

describeContract(blank)
describeContract(edges)
describeContract(marks)
