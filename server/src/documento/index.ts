export { describeEnderecoDoPagador, describePagador } from './describe-pagador.ts'
export { drawBoleto, type BoletoImpresso } from './draw-boleto.ts'
export { openFolha, type Coluna, type Folha } from './folha.ts'
