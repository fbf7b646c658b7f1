import type { Cupom } from '@vitrine/contract'
import { urls } from '@vitrine/contract/urls'
import { pluralize } from '@vitrine/rules/texto'
import { Button, buttonClass, Icon, showToast } from '@vitrine/ui'

import { useLoja, useRaiz } from '#shell'

import { composeConvite } from './compose-convite.ts'

/** The share coupon with its invitation ready to be sent (ux 1.13.2, tag uses-share-coupom). */
export function Indicacao({ cupom }: { cupom: Cupom }) {
  const { slug, nome } = useLoja()
  const { origem } = useRaiz()
  const convite = composeConvite(cupom, {
    loja: nome,
    endereco: origem + urls.cupons(slug, cupom.codigocupom),
  })
  async function copy() {
    try {
      await navigator.clipboard.writeText(convite)
      showToast('Convite copiado')
    } catch {
      showToast('Não deu para copiar. Selecione o convite e copie.')
    }
  }
  return (
    <section className="indicacao" aria-labelledby="indicacao-titulo">
      <h3 id="indicacao-titulo">
        <Icon name="gift" /> {cupom.nome}
      </h3>
      <p>{cupom.descricao}</p>
      {cupom.usos !== undefined && <p className="indicacao-usos">{describeUsos(cupom.usos)}</p>}
      <blockquote>{convite}</blockquote>
      <div className="indicacao-pe">
        <a
          className={buttonClass({ variant: 'brand' })}
          href={`https://wa.me/?text=${encodeURIComponent(convite)}`}
          target="_blank"
          rel="noreferrer"
        >
          <Icon name="message-circle" /> Enviar no WhatsApp
        </a>
        <Button variant="outline" icon="copy" onClick={() => void copy()}>
          Copiar convite
        </Button>
      </div>
    </section>
  )
}

function describeUsos(usos: number): string {
  return usos === 0
    ? 'Ninguém usou este convite ainda.'
    : `Este convite já rendeu ${pluralize(usos, 'compra', 'compras')} na loja.`
}
