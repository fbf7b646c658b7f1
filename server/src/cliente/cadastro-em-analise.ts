import { avisos, type MensagemModal } from '@vitrine/contract'

/** What a registration that waits for approval is told (§4, §8). */
export const cadastroEmAnalise: MensagemModal = {
  titulo: avisos.cadastro_em_analise_titulo,
  texto: avisos.cadastro_em_analise,
}
