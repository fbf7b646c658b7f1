import { urls } from '@vitrine/contract/urls'
import { Button, EmptyState } from '@vitrine/ui'

import { useLoja } from './raiz.ts'

/** Where a 429 leads (§2). Edits of the cart were stored first and go out on return (readings 8). */
export default function MuitasRequisicoes() {
  const { slug } = useLoja()
  return (
    <main className="wrap grid min-h-[60dvh] place-items-center">
      <title>Muitas tentativas</title>
      <EmptyState
        icon="hourglass"
        title="Muitas tentativas em pouco tempo"
        action={<Button href={urls.loja(slug)}>Voltar à loja</Button>}
      >
        Espere um minuto e tente de novo. Seu carrinho está guardado e será salvo quando você voltar.
      </EmptyState>
    </main>
  )
}
