import { useEffect, useId } from 'react'
import { useFetcher } from 'react-router'

import type { FornecedorDaPlataforma } from '@vitrine/contract'
import { urls } from '@vitrine/contract/urls'
import { formatDocumento } from '@vitrine/rules/documento'
import { Button, Pill, showToast, Textarea } from '@vitrine/ui'

import type { Feito } from './change-fornecedor.ts'
import { listFaltas } from './list-faltas.ts'

/** A supplier: how it stands, what it lacks, who runs it, and its switch. */
export function LinhaFornecedor({ fornecedor }: { fornecedor: FornecedorDaPlataforma }) {
  const { slug, nome, cnpj, cidade, uf, ativo, donos, idfornecedor } = fornecedor
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
      <ul className="operacao-donos">
        {donos.map((dono) => (
          <Dono key={dono.email} dono={dono} idfornecedor={idfornecedor} />
        ))}
      </ul>
      <Chave fornecedor={fornecedor} />
    </li>
  )
}

function Situacao({ ativo, faltas }: { ativo: boolean; faltas: readonly string[] }) {
  if (!ativo) return <Pill tone="danger">Fora do ar</Pill>
  return faltas.length > 0 ? <Pill tone="warning">Em preparo</Pill> : <Pill tone="success">Vendendo</Pill>
}

interface DonoProps {
  dono: FornecedorDaPlataforma['donos'][number]
  idfornecedor: string
}

function Dono({ dono: { nome, email, entrou }, idfornecedor }: DonoProps) {
  const fetcher = useFeito()
  return (
    <li>
      <span className="wrap-anywhere">
        {nome} · {email}
      </span>
      {!entrou && (
        <fetcher.Form method="post">
          <input type="hidden" name="fazer" value="convite" />
          <input type="hidden" name="idfornecedor" value={idfornecedor} />
          <input type="hidden" name="email" value={email} />
          <Button type="submit" variant="ghost" size="s" loading={fetcher.state !== 'idle'}>
            Reenviar convite
          </Button>
        </fetcher.Form>
      )}
    </li>
  )
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
          hint="Fica na auditoria. Ao menos 10 letras."
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

/** What became of it is told where one looks; a refusal stands at its field. */
function useFeito() {
  const fetcher = useFetcher<Feito>()
  const { data } = fetcher
  useEffect(() => {
    if (data?.ok) showToast(data.dito)
  }, [data])
  return fetcher
}
