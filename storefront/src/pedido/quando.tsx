import { Notice } from '@vitrine/ui'

import { GradeJanelas, makeGrade } from '#entrega'

import type { DadosFinalizar } from './load-finalizar.ts'

export interface QuandoProps {
  dados: DadosFinalizar
  janela: string | null
  base: number
  onChange: (janela: string) => void
}

/** Day and window, or why there is none (ux 1.7.2). */
export function Quando({ dados, janela, base, onChange }: QuandoProps) {
  const { entrega, escolha, hoje } = dados
  if (entrega.erro) {
    return (
      <Notice tone="danger" live="alert">
        {entrega.erro}
        <p className="mt-1">
          {escolha.tipoEntrega === 'DELIVERY'
            ? 'Troque o endereço acima ou retire em uma loja.'
            : 'Escolha outra loja.'}
        </p>
      </Notice>
    )
  }
  if (entrega.formas.length === 0) return <p className="text-ink-muted">Primeiro diga onde entregar.</p>
  return (
    <>
      <GradeJanelas grade={makeGrade(entrega.formas, { base, hoje })} value={janela} onChange={onChange} />
      <noscript>
        <button className="btn btn-outline mt-3" formMethod="get">
          Atualizar
        </button>
      </noscript>
    </>
  )
}
