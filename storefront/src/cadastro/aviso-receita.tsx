import { formatCep } from '@vitrine/rules/documento'
import { Notice } from '@vitrine/ui'

import type { ConsultaReceita } from './use-receita.ts'

/** What the tax authority says of the company, for whoever registers it to compare. */
export function AvisoReceita({ receita: { estado, dados } }: { receita: ConsultaReceita }) {
  if (estado === 'nenhuma') return null
  if (estado === 'consultando')
    return (
      <p role="status" className="text-12 text-ink-muted">
        Consultando a Receita…
      </p>
    )
  if (!dados)
    return (
      <p role="status" className="text-12 text-ink-muted">
        {estado === 'desconhecida'
          ? 'A Receita não conhece este CNPJ. Confira o número ou preencha à mão.'
          : 'A Receita não respondeu. Preencha os dados à mão.'}
      </p>
    )
  const { razaosocial, situacao, ativa, cnae, endereco } = dados
  const { rua, numero, bairro, cidade, uf, cep } = endereco
  return (
    <Notice tone={ativa ? 'info' : 'warning'} title={razaosocial} live="status">
      {!ativa && <b>Situação na Receita: {situacao.toLowerCase()}. </b>}
      {cnae.descricao}.{' '}
      {[`${rua}, ${numero}`, bairro, `${cidade}/${uf}`, cep && formatCep(cep)].filter(Boolean).join(', ')}.
    </Notice>
  )
}
