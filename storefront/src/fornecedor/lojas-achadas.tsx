import { useState } from 'react'

import type { FornecedorAtende } from '@vitrine/contract'
import { foldTexto, pluralize } from '@vitrine/rules/texto'
import { LiveRegion, TextInput } from '@vitrine/ui'

import { LinhaFornecedor } from './linha-fornecedor.tsx'

/** ux 1.1.4. */
const BUSCA_DESDE = 8

interface LojasAchadasProps {
  lojas: FornecedorAtende[]
  /** Slug of the store around. */
  atual?: string
  /** Lines of the carts that wait, by slug. */
  itensDe?: ReadonlyMap<string, number>
}

/** The stores of a place, with a box to find one among many by its name. */
export function LojasAchadas({ lojas, atual, itensDe }: LojasAchadasProps) {
  const [busca, setBusca] = useState('')
  const texto = foldTexto(busca).trim()
  const achadas = lojas.filter(({ nome, segmento }) => foldTexto(`${nome} ${segmento}`).includes(texto))
  return (
    <>
      {lojas.length >= BUSCA_DESDE && (
        <TextInput
          className="mb-3"
          type="search"
          label="Buscar loja"
          icon="search"
          value={busca}
          onChange={(event) => setBusca(event.currentTarget.value)}
        />
      )}
      <LiveRegion>{texto && pluralize(achadas.length, 'loja', 'lojas')}</LiveRegion>
      <ul className="border-t border-line-soft">
        {achadas.map((loja) => (
          <LinhaFornecedor
            key={loja.idfornecedor}
            fornecedor={loja}
            isAtual={loja.slug === atual}
            noCarrinho={loja.slug === atual ? 0 : (itensDe?.get(loja.slug) ?? 0)}
          />
        ))}
      </ul>
    </>
  )
}
