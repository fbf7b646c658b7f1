export { saveClientes, type ClienteGravado } from './save-clientes.ts'
