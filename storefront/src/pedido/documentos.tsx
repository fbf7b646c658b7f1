import type { Pedido } from '@vitrine/contract'
import { Icon } from '@vitrine/ui'
import type { IconName } from '@vitrine/ui'

import { useLoja } from '#shell'

/** The note of an order as its DANFE and as it was authorized; plain links, so that they open without script too (ux 1.11.3). */
export function Documentos({ pedido: { numpedido, notaFiscal, status } }: { pedido: Pedido }) {
  const { idfornecedor } = useLoja()
  if (!notaFiscal && status !== 'ENTREGUE' && status !== 'EMENTREGA') return null
  const base = `/v4/danfe/${numpedido}/${idfornecedor}`
  return (
    <section aria-labelledby="documentos">
      <h2 id="documentos" className="mb-2">
        Documentos
      </h2>
      {notaFiscal ? (
        <ul>
          <Documento href={base} icone="file-text" nome="Nota fiscal (PDF)" nota="DANFE" />
          <Documento href={`${base}/xml`} icone="file-check-2" nome="XML" nota="NF-e" />
        </ul>
      ) : (
        <p className="text-ink-muted">Nota ainda não emitida, avisaremos.</p>
      )}
    </section>
  )
}

function Documento(props: { href: string; icone: IconName; nome: string; nota: string }) {
  return (
    <li className="border-b border-line-soft">
      <a
        href={props.href}
        download
        className="flex min-h-tap flex-wrap items-center gap-x-3 py-2 hover:underline"
      >
        <Icon name={props.icone} />
        {props.nome}
        <span className="ml-auto text-12 text-ink-muted">{props.nota}</span>
      </a>
    </li>
  )
}
