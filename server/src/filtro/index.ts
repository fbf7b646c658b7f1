export { selectTotal, whereContado } from './contado.repository.ts'
export { countSemCada, listContagens, type ContagemRow } from './contagem.repository.ts'
export { ordemLista, selectCorte } from './corte.repository.ts'
export { isPrecoDeTodos, LIMITES } from './faixas.ts'
export {
  areasDaLista,
  arrayCategorias,
  isDeCartoes,
  isSemFiltro,
  isDePrecos,
  whereLista,
  type FiltroLista,
} from './filtro-lista.repository.ts'
export { createMarcos, type Marcos } from './marcos.ts'
export { precosDaLista } from './preco-em-vigor.repository.ts'
