import { textos } from '@vitrine/contract/textos'
import { urls } from '@vitrine/contract/urls'
import { Button, EmptyState, Spinner } from '@vitrine/ui'

import { useCarrinho } from '#carrinho'
import { useLoja } from '#shell'

import { CabecalhoFinalizar } from './cabecalho-finalizar.tsx'

/** The order page of an empty cart: the device's lines may still be on their way after a login, else there is nothing. */
export function SemItens() {
  const { slug, nome } = useLoja()
  const isComing = useCarrinho(
    ({ mescla, itens, situacao }) => mescla !== null || (itens.length > 0 && situacao !== 'salvo'),
  )
  return (
    <main className="finalizar">
      <title>{`Fechar pedido · ${nome}`}</title>
      <CabecalhoFinalizar />
      <div className="wrap grid min-h-[70dvh] place-items-center" role="status">
        {isComing ? (
          <p className="flex items-center gap-3 text-16">
            <Spinner /> Trazendo os produtos deste aparelho para o seu carrinho…
          </p>
        ) : (
          <EmptyState
            icon="shopping-basket"
            title={textos.carrinho_vazio}
            action={<Button href={urls.loja(slug)}>Ver produtos</Button>}
          />
        )}
      </div>
    </main>
  )
}
