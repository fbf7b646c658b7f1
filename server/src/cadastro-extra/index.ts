export { cadastroDaAnalise, cadastroExtra } from './cadastro-cliente.ts'
export { releaseClientes } from './release-clientes.ts'
export { saveClientes, type ClienteGravado } from './save-clientes.ts'
