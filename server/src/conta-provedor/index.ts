export { createContaProvedorHandlers } from './conta-provedor.handlers.ts'
export { createProvedorDaLoja, type ProvedorDaLoja } from './provedor-da-loja.ts'
export { applyEventoTeste } from './teste.repository.ts'
