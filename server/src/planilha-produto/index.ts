export { especieProduto } from './especie-produto.ts'
export { findPorCodigo } from './find-por-codigo.ts'
export {
  listProdutosDaLista,
  listProdutosDepois,
  listSkusComZero,
  type ProdutoDaPlanilha,
} from './produto-da-planilha.repository.ts'
