/** The contract over two kinds that exist for it alone, so that every way to enter an answer is played. */
import { edges } from './fixtures/edges.ts'
import { marks } from './fixtures/marks.ts'
import { describeContract } from './kind.contract.ts'

describeContract(edges)
describeContract(marks)
