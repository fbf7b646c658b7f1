import { useState } from 'react'
import type { MouseEvent } from 'react'

import type { Pedido } from '@vitrine/contract'
import { isOrcamento } from '@vitrine/rules/pedido'
import { Icon, showToast } from '@vitrine/ui'
import type { IconName } from '@vitrine/ui'

import { headersOf, saveArquivo, useLoja } from '#shell'

/** The note of an order as its DANFE and as it was authorized; plain links, so that they open without script too (ux 1.11.3). */
export function Documentos({ pedido: { numpedido, notaFiscal, status } }: { pedido: Pedido }) {
  const { idfornecedor } = useLoja()
  if (!notaFiscal && (isOrcamento(status) || status === 'CANCELADO')) return null
  const base = `/v4/danfe/${numpedido}/${idfornecedor}`
  return (
    <section aria-labelledby="documentos">
      <h2 id="documentos" className="mb-2">
        Documentos
      </h2>
      {notaFiscal?.cancelada_em && (
        <p className="mb-2 text-danger">Esta nota foi cancelada. Se outra for emitida, avisaremos.</p>
      )}
      {notaFiscal && !notaFiscal.cancelada_em && status === 'CANCELADO' && (
        <p className="mb-2 text-ink-muted">
          Esta nota ainda está em vigor. A loja foi avisada para cancelá-la.
        </p>
      )}
      {notaFiscal ? (
        <ul>
          <Documento
            href={base}
            arquivo={`danfe-${notaFiscal.chave}.pdf`}
            icone="file-text"
            nome="Nota fiscal (PDF)"
            nota="DANFE"
            bytes={notaFiscal.bytesDanfe}
          />
          <Documento
            href={`${base}/xml`}
            arquivo={`nfe-${notaFiscal.chave}.xml`}
            icone="file-check-2"
            nome="XML"
            nota="NF-e"
            bytes={notaFiscal.bytesXml}
          />
        </ul>
      ) : (
        <p className="text-ink-muted">Nota ainda não emitida, avisaremos.</p>
      )}
    </section>
  )
}

interface DocumentoProps {
  href: string
  arquivo: string
  icone: IconName
  nome: string
  nota: string
  bytes: number | null
}

function Documento({ href, arquivo, icone, nome, nota, bytes }: DocumentoProps) {
  const [isLoading, setLoading] = useState(false)
  async function download(event: MouseEvent) {
    // Into another tab, or without script: the browser's own.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    if (isLoading) return
    setLoading(true)
    const resposta = await fetch(href, { headers: headersOf() }).catch(() => null)
    if (resposta?.ok) saveArquivo(await resposta.blob(), arquivo)
    else showToast('Não foi possível baixar o arquivo. Tente de novo.')
    setLoading(false)
  }
  return (
    <li className="border-b border-line-soft">
      <a
        href={href}
        download
        onClick={(event) => void download(event)}
        aria-busy={isLoading}
        className="flex min-h-tap flex-wrap items-center gap-x-3 py-2 hover:underline"
      >
        <Icon name={icone} />
        {nome}
        <span className="ml-auto text-12 text-ink-muted" aria-live="polite">
          {isLoading
            ? 'Baixando…'
            : [nota, bytes !== null && formatTamanho(bytes)].filter(Boolean).join(' · ')}
        </span>
      </a>
    </li>
  )
}

/** '38 KB'. */
function formatTamanho(bytes: number): string {
  return `${Math.max(1, Math.round(bytes / 1024))} KB`
}
