export { adjustPrecos } from './adjust-precos.ts'
export { finais, motivosDePulo } from './regra.ts'
export type {
  FinalDoPreco,
  MotivoDePulo,
  PrecosNovos,
  ProdutoComPrecos,
  Reajustado,
  RegraDeReajuste,
} from './regra.ts'
