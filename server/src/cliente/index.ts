export { createClienteHandlers } from './cliente.handlers.ts'
export { ensureCadastro } from './ensure-cadastro.ts'
export { showConfiguracoes } from './show-configuracoes.ts'
