import { describeContract } from '../../kind/kind.contract.ts'
import { contract } from './fixtures/contract.ts'

describeContract(contract)
