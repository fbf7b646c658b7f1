export { EstadoDesconhecido } from './estados-do-provedor.ts'
export { createMercadoPago } from './mercado-pago.ts'
export {
  ProvedorRecusou,
  VALIDADE_RESERVA_MS,
  type AvisoPagamento,
  type CartaoNoProvedor,
  type Contestacao,
  type DadosBoleto,
  type Desafio,
  type EventoPagamento,
  type NovaCobranca,
  type Pagador,
  type Provedor,
  type Situacao,
} from './provedor.ts'
export { readContas } from './read-contas.ts'
export { registerBanco } from './simulador-banco.routes.ts'
export { createSimulador, makeBrCodeSimulado } from './simulador.ts'
