import { describeContract } from '../../kind.contract.ts'
import { contract } from './fixtures/contract.ts'

describeContract(contract)
