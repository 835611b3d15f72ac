import { describeContract } from '../../contract/kind.contract.ts'
import { contract } from './fixtures/contract.ts'

describeContract(contract)
