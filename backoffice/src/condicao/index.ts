export { CondicoesDePagamento } from './condicoes-de-pagamento.tsx'
