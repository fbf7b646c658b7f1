export type { Coluna, Leitura, Valor } from './coluna.ts'
export { colunasCliente, situacoesDoCliente, type CampoCliente } from './colunas-cliente.ts'
export { colunasCupom, findDuvidaDoDesconto, type CampoCupom } from './colunas-cupom.ts'
export { colunasEstoque } from './colunas-estoque.ts'
export { colunasPreco, readFaixa } from './colunas-preco.ts'
export { colunasTabela, readFaixaDaTabela } from './colunas-tabela.ts'
export { colunasProduto, type CampoProduto, type ValoresDoProduto } from './colunas-produto.ts'
export {
  camposDa,
  fichas,
  nomesDePlanilha,
  tipoDoNome,
  tiposDePlanilha,
  type FichaDeEspecie,
  type TipoDePlanilha,
} from './fichas.ts'
export { guessColunas, signCabecalho } from './guess-colunas.ts'
export { countConhecidas, guessEspecie } from './guess-especie.ts'
export { findComZeros, listRepetidas } from './list-repetidas.ts'
export { colunaAcao, rehearseLinha, type LinhaEnsaiada } from './rehearse-linha.ts'
export { joinLista, readDia, splitLista } from './read-palavra.ts'
export { readChaveDeDocumento } from './read-pessoa.ts'
export { readChave, readChaveDeEan } from './read-celula.ts'
export { showCelula } from './show-celula.ts'
export { listCaminhos, listCategoriasNovas, withCategorias } from './with-categorias.ts'
export { letterOf } from './letter-of.ts'
export { showValor, tituloDe } from './titulo-de.ts'
export { BYTES_DA_PLANILHA, COLUNAS_DA_PLANILHA, LINHAS_DA_PLANILHA } from './limites.ts'
