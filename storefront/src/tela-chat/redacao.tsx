import { Form, useActionData } from 'react-router'

import type { MensagemChat } from '@vitrine/contract'
import { TEXTO_MAXIMO } from '@vitrine/contract/chat'
import { urlsChat } from '@vitrine/contract/urls-chat'
import { createUpload, useAnexos } from '@vitrine/conversa'
import { Icon, IconButton } from '@vitrine/ui'

import { headersOf, useHydrated, useLoja } from '#shell'

import { Anexar, AnexosNaFila } from './anexos.tsx'
import type { writeMensagem } from './load-sala.ts'
import type { DadosSala } from './read-sala.ts'
import { useRedacao } from './use-redacao.ts'

interface RedacaoProps {
  dados: DadosSala
  /** The newest message that stands above: who answers has read it. */
  lida_ate: number
  editada: MensagemChat | null
  sugerida: string
  onEditada: (mudada: MensagemChat | null) => void
  /** The shop took a file. */
  onEnviado: (mensagem: MensagemChat) => void
}

const upload = createUpload(headersOf)

/** Where one writes: Enter sends, Shift+Enter begins a line. Without script it is a form. */
export function Redacao({ lida_ate, onEnviado, ...escrita }: RedacaoProps) {
  const { slug } = useLoja()
  const { dados, editada } = escrita
  const erro = useActionData<typeof writeMensagem>()?.erro
  const isViva = useHydrated()
  const anexos = useAnexos({ quem: dados.quem, sala: dados.historico.sala.sala, upload, onEnviado })
  const { campo, leave, onSubmit, onKeyDown, onInput } = useRedacao(escrita)
  return (
    <Form
      method="post"
      action={urlsChat.conversa(slug, dados.historico.sala.sala)}
      className="conversa-pe"
      onSubmit={onSubmit}
      data-aqui
      {...(editada ? {} : anexos.entrada)}
    >
      {erro && (
        <p className="w-full text-12 text-danger" role="alert">
          {erro}
        </p>
      )}
      {editada && (
        <p className="conversa-editando">
          <Icon name="pencil" size={16} /> Editando sua mensagem
          <IconButton icon="x" iconSize={16} label="Deixar como estava" onClick={leave} />
        </p>
      )}
      <AnexosNaFila naFila={anexos.naFila} onRetry={anexos.retry} onDrop={anexos.drop} />
      {isViva && !editada && <Anexar onEscolher={anexos.add} />}
      <input type="hidden" name="idmensagem" value={dados.idmensagem} />
      <input type="hidden" name="lida_ate" value={lida_ate} />
      <textarea
        ref={campo}
        className="conversa-campo"
        name="texto"
        aria-label="Mensagem"
        placeholder="Mensagem"
        rows={1}
        maxLength={TEXTO_MAXIMO}
        enterKeyHint="send"
        required
        onKeyDown={onKeyDown}
        onInput={onInput}
      />
      <button type="submit" className="conversa-envia" aria-label={editada ? 'Salvar' : 'Enviar'}>
        <Icon name={editada ? 'check' : 'send-horizontal'} />
      </button>
    </Form>
  )
}
