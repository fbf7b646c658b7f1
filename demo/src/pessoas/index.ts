export { clientes } from './clientes.ts'
export type { CadastroDemo, ClienteDemo, EnderecoDemo, UsuarioDemo } from './pessoa.ts'
export { SENHA_DEMO, usuarios } from './usuarios.ts'
