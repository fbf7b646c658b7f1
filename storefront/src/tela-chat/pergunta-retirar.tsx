import type { MensagemChat } from '@vitrine/contract'
import { Button, Modal, showToast } from '@vitrine/ui'

import type { QuemConversa } from '#chat'
import { api } from '#shell'

interface PerguntaRetirarProps {
  mensagem: MensagemChat
  quem: QuemConversa
  onClose: () => void
  onChange: (mensagem: MensagemChat) => void
}

/** Words that were taken back do not come again: it is asked once. */
export function PerguntaRetirar({ mensagem, quem, onClose, onChange }: PerguntaRetirarProps) {
  async function withdraw() {
    onClose()
    const { sala, idmensagem } = mensagem
    const resposta = await api('DELETE /v4/chat/salas/{sala}/mensagens/{idmensagem}', {
      params: { sala, idmensagem },
      query: quem,
    })
    if (resposta.ok) onChange(resposta.dados)
    else showToast(resposta.falha.error)
  }
  return (
    <Modal open onClose={onClose} title="Retirar esta mensagem?">
      <p>As palavras somem para os dois lados. Fica escrito que houve uma mensagem.</p>
      <div className="mt-5 flex flex-wrap justify-end gap-3">
        <Button variant="outline" onClick={onClose}>
          Deixar como está
        </Button>
        <Button variant="danger" onClick={() => void withdraw()}>
          Retirar
        </Button>
      </div>
    </Modal>
  )
}
