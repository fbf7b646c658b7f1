import { Link, useLoaderData } from 'react-router'

import { urls } from '@vitrine/contract/urls'
import { pluralize } from '@vitrine/rules/texto'
import { buttonClass, EmptyState } from '@vitrine/ui'

import { NaoLido, useLoja } from '#shell'

import { CartaoCombo } from './cartao-combo.tsx'
import type { loadCombos } from './load-combos.ts'
import './combo.css'

export { loadCombos as loader } from './load-combos.ts'
export { ErroDaPagina as ErrorBoundary, revalidateScreen as shouldRevalidate } from '#shell'

/** The store's promotional combos (§2, ux 1.15). */
export default function Combos() {
  const { nome } = useLoja()
  const { combos } = useLoaderData<typeof loadCombos>()
  return (
    <main className="wrap pt-6 pb-16 lg:pt-8">
      <title>{`Combos · ${nome}`}</title>
      <h1>Combos</h1>
      {combos && combos.length > 0 && (
        <>
          <p className="mt-1 text-ink-muted">
            {pluralize(combos.length, 'combo', 'combos')}: produtos juntos por menos do que separados.
          </p>
          <ul className="combo-lista">
            {combos.map((combo, i) => (
              <CartaoCombo key={combo.idcombopromocional_cabecalho} combo={combo} priority={i === 0} />
            ))}
          </ul>
        </>
      )}
      {combos?.length === 0 && <Vazia />}
      {!combos && (
        <NaoLido titulo="Não conseguimos ler os combos">
          Os produtos continuam à venda. Tente em alguns instantes.
        </NaoLido>
      )}
    </main>
  )
}

function Vazia() {
  const { slug } = useLoja()
  return (
    <EmptyState
      icon="boxes"
      title="Nenhum combo agora"
      action={
        <Link className={buttonClass()} to={urls.loja(slug)}>
          Ver produtos
        </Link>
      }
    >
      Quando houver produtos juntos por um preço menor, eles aparecem aqui.
    </EmptyState>
  )
}
