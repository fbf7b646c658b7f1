import { avisos, type MensagemModal } from '@vitrine/contract'

/** What a registration that waits for approval is told (§4, §8). */
export const cadastroEmAnalise: MensagemModal = {
  titulo: avisos.cadastro_em_analise_titulo,
  texto: avisos.cadastro_em_analise,
}

/** What a refused one is told: nothing that was typed is lost (ux 1.26.3). */
export const cadastroRecusado: MensagemModal = {
  titulo: 'Cadastro não aprovado',
  texto: 'Seus dados continuam guardados. Veja o motivo e o que corrigir: depois disso a análise recomeça.',
}
