import { useActionData, useLoaderData } from 'react-router'

import { Notice } from '@vitrine/ui'

import { useLoja } from '#shell'

import type { enter } from './enter.ts'
import { FormularioEntrar } from './formulario-entrar.tsx'
import type { loadEntrar } from './load-entrar.ts'
import { LoginsDemo } from './logins-demo.tsx'

export { enter as action } from './enter.ts'
export { loadEntrar as loader } from './load-entrar.ts'
export { ErroDaPagina as ErrorBoundary, revalidateScreen as shouldRevalidate } from '#shell'

export default function Entrar() {
  const { nome } = useLoja()
  const { voltar, expirada, demo } = useLoaderData<typeof loadEntrar>()
  const answer = useActionData<typeof enter>()
  const estado = answer && 'etapa' in answer ? answer : undefined
  return (
    <main className="wrap grid justify-items-center pt-8 pb-16 lg:pt-14">
      <title>{`Entrar · ${nome}`}</title>
      <div className="w-full max-w-[400px]">
        <h1>Entrar</h1>
        <p className="mt-1 mb-6 text-16 text-ink-muted">Seus preços, endereços e pedidos nesta loja.</p>
        {expirada && !estado && (
          <Notice tone="warning" className="mb-4" live="status">
            Sessão expirada, efetue login novamente
          </Notice>
        )}
        <FormularioEntrar voltar={voltar} estado={estado} />
        {demo && <LoginsDemo />}
      </div>
    </main>
  )
}
