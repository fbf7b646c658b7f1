import { avisos, falhas, type MensagemModal } from '@vitrine/contract'

/** What a registration that waits for approval is told (§4, §8). */
export const cadastroEmAnalise: MensagemModal = {
  titulo: avisos.cadastro_em_analise_titulo,
  texto: avisos.cadastro_em_analise,
}

/** What one that waits is told when its login enters a store that blocks it meanwhile (§4, readings 7). */
export const cadastroAguarda: MensagemModal = {
  titulo: avisos.cadastro_em_analise_titulo,
  texto: falhas.aguarda_aprovacao.mensagem,
}

/** What a login is told that comes from elsewhere to a store that approves its clientes, and was never registered there. */
export const semCadastro = (loja: string): MensagemModal => ({
  titulo: `Você ainda não tem cadastro em ${loja}`,
  texto: 'Esta loja aprova os cadastros antes de vender. Peça o seu: seus dados já estão aqui.',
})

/** What the person of a refused registration is told; nothing that was typed is lost (ux 1.26.3). */
export const cadastroRecusado: MensagemModal = {
  titulo: 'Cadastro não aprovado',
  texto: 'Seus dados continuam guardados. Veja o motivo e o que corrigir: depois disso a análise recomeça.',
}
