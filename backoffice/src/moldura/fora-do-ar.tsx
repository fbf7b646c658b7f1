import { formatMomento } from '@vitrine/rules/data'
import { Notice } from '@vitrine/ui'

import { useTrabalho } from '#shell'

/** Above every screen of a store that the platform has taken off the air: what that means, since when, and why (decision 0164). */
export function ForaDoAr() {
  const { loja, foraDoAr } = useTrabalho()
  if (!foraDoAr) return null
  const { desde, motivo } = foraDoAr
  return (
    <section className="painel-fora" aria-label="Loja fora do ar">
      <Notice tone="danger" title="Loja fora do ar.">
        <p>
          {desde
            ? `Desde ${formatMomento(desde, loja.fuso)} ninguém entra na loja nem compra.`
            : 'Ninguém entra na loja nem compra.'}{' '}
          Aqui a equipe lê tudo, leva adiante os pedidos já feitos, responde aos clientes e exporta dados.
          Vender, publicar e mudar a loja esperam até ela voltar.
        </p>
        {motivo && <p>Motivo dado pela plataforma: {motivo}</p>}
      </Notice>
    </section>
  )
}
