export { createContaProvedorHandlers, type DepsDaConta } from './conta-provedor.handlers.ts'
export { createProvedorDaLoja } from './provedor-da-loja.ts'
export { applyEventoTeste } from './teste.repository.ts'
