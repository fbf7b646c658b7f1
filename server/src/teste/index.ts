export { createTestApp, createTestDatabase, type AppDeTeste, type Resposta } from './app-de-teste.ts'
export { buildCliente, buildFornecedor, buildProduto, type ClienteDeTeste, type FornecedorDeTeste, type ProdutoDeTeste } from './builders.ts'
