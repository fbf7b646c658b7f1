import type { MensagemChat } from '@vitrine/contract'
import { Icon } from '@vitrine/ui'

import type { QuemConversa } from './quem-conversa.ts'

type Anexo = Extract<MensagemChat['conteudo'], { tipo: 'IMAGEM' | 'ARQUIVO' }>

interface AnexoProps {
  conteudo: Anexo
  mensagem: Pick<MensagemChat, 'sala' | 'idmensagem'>
  quem: QuemConversa
}

export const isAnexo = (conteudo: MensagemChat['conteudo']): conteudo is Anexo =>
  conteudo?.tipo === 'IMAGEM' || conteudo?.tipo === 'ARQUIVO'

/** A picture in its own proportions, before it has come too; a document by name and size. Either is kept by a tap. */
export function AnexoDaMensagem({ conteudo, mensagem, quem }: AnexoProps) {
  const { nome } = conteudo
  const href = hrefOf(mensagem, quem)
  if (conteudo.tipo === 'IMAGEM')
    return (
      <a href={href} download aria-label={`Baixar ${nome}`}>
        <img
          className="msg-imagem"
          src={href}
          alt={nome}
          width={conteudo.largura}
          height={conteudo.altura}
          loading="lazy"
        />
      </a>
    )
  return (
    <a className="msg msg-arquivo" href={href} download>
      <Icon name="file-text" size={16} />
      <span>
        {nome} <small className="text-ink-muted">PDF · {formatTamanho(conteudo.bytes)}</small>
      </span>
    </a>
  )
}

function hrefOf({ sala, idmensagem }: AnexoProps['mensagem'], { idfornecedor, idcliente }: QuemConversa) {
  return `/v4/chat/salas/${sala}/anexos/${idmensagem}?${new URLSearchParams({ idfornecedor, idcliente })}`
}

/** '38 KB'. */
function formatTamanho(bytes: number): string {
  return `${Math.max(1, Math.round(bytes / 1024))} KB`
}
