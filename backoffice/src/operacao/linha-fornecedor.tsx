import { useId } from 'react'

import type { FornecedorDaPlataforma } from '@vitrine/contract'
import { urls } from '@vitrine/contract/urls'
import { formatDocumento } from '@vitrine/rules/documento'
import { Button, Pill, Textarea } from '@vitrine/ui'

import { Donos } from './donos.tsx'
import { listFaltas } from './list-faltas.ts'
import { useFeito } from './use-feito.ts'

/** A supplier: how it stands, what it lacks, who runs it, and its switch. */
export function LinhaFornecedor({ fornecedor }: { fornecedor: FornecedorDaPlataforma }) {
  const { slug, nome, cnpj, cidade, uf, ativo } = fornecedor
  const faltas = listFaltas(fornecedor)
  const id = useId()
  return (
    <li className="operacao-linha" aria-labelledby={id}>
      <div className="min-w-0">
        <h2 id={id}>{nome}</h2>
        <p className="text-ink-muted">
          <a className="link" href={urls.loja(slug)}>
            /{slug}
          </a>{' '}
          · {formatDocumento(cnpj)} · {cidade}, {uf}
        </p>
      </div>
      <div className="operacao-estado">
        <Situacao ativo={ativo} faltas={faltas} />
        {faltas.length > 0 && <p className="text-12 text-ink-muted">Falta: {faltas.join(', ')}</p>}
      </div>
      <Donos fornecedor={fornecedor} />
      <Chave fornecedor={fornecedor} />
    </li>
  )
}

function Situacao({ ativo, faltas }: { ativo: boolean; faltas: readonly string[] }) {
  if (!ativo) return <Pill tone="danger">Fora do ar</Pill>
  return faltas.length > 0 ? <Pill tone="warning">Em preparo</Pill> : <Pill tone="success">Vendendo</Pill>
}

function Chave({
  fornecedor: { idfornecedor, ativo, versao, nome },
}: {
  fornecedor: FornecedorDaPlataforma
}) {
  const fetcher = useFeito()
  const erro = fetcher.data?.ok === false ? fetcher.data.dito : undefined
  return (
    <details className="revelar operacao-chave" key={String(ativo)}>
      <summary>{ativo ? 'Tirar do ar' : 'Voltar ao ar'}</summary>
      <fetcher.Form method="post" className="grid gap-3">
        <input type="hidden" name="fazer" value="situacao" />
        <input type="hidden" name="idfornecedor" value={idfornecedor} />
        <input type="hidden" name="versao" value={versao} />
        <input type="hidden" name="ativo" value={String(!ativo)} />
        <Textarea
          name="motivo"
          label={`Por que ${nome} ${ativo ? 'sai do' : 'volta ao'} ar`}
          hint="Fica na auditoria, e quem administra a loja lê. Ao menos 10 letras."
          error={erro}
          required
          minLength={10}
          maxLength={500}
        />
        <Button
          type="submit"
          variant={ativo ? 'danger' : 'solid'}
          size="s"
          loading={fetcher.state !== 'idle'}
        >
          {ativo ? 'Tirar do ar agora' : 'Voltar ao ar agora'}
        </Button>
      </fetcher.Form>
    </details>
  )
}
