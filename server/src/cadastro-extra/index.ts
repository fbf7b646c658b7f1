export { cadastroDaAnalise } from './cadastro-cliente.ts'
export { saveClientes, type ClienteGravado } from './save-clientes.ts'
