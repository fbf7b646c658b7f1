import { useState } from 'react'

import type { AcessoNaLoja } from '@vitrine/contract'
import { formatMomento } from '@vitrine/rules/data'
import { pluralize } from '@vitrine/rules/texto'
import { Button, Notice, Pill } from '@vitrine/ui'

import { ESPECIES } from '#operacao'
import { api, useTrabalho } from '#shell'

type Estado = 'FECHADO' | 'LENDO' | 'LIDO' | 'NAO_LIDO'

/** Who of the platform looked at customers of the store, why, when and at what; read once it is opened (decision 0154). */
export function AcessosDaPlataforma() {
  const { estado, acessos, cursor, readMais } = useAcessos()
  return (
    <details
      className="revelar"
      onToggle={({ currentTarget }) => {
        if (currentTarget.open && estado === 'FECHADO') void readMais()
      }}
    >
      <summary>Acessos da plataforma a clientes da loja</summary>
      <div className="registro-acessos">
        {estado === 'LENDO' && acessos.length === 0 && <p role="status">Lendo os acessos…</p>}
        {estado === 'LIDO' && acessos.length === 0 && (
          <p role="status">Ninguém da plataforma abriu acesso a clientes desta loja.</p>
        )}
        {acessos.length > 0 && (
          <ul className="lista-linhas" aria-label="Acessos da plataforma">
            {acessos.map((acesso) => (
              <Acesso key={acesso.idacesso} {...acesso} />
            ))}
          </ul>
        )}
        {estado === 'NAO_LIDO' && (
          <Notice tone="danger" live="alert">
            Não conseguimos ler os acessos. Nada se perdeu.
          </Notice>
        )}
        {(cursor || estado === 'NAO_LIDO') && (
          <Button variant="outline" size="s" loading={estado === 'LENDO'} onClick={() => void readMais()}>
            {estado === 'NAO_LIDO' ? 'Tentar de novo' : 'Acessos mais antigos'}
          </Button>
        )}
      </div>
    </details>
  )
}

function useAcessos() {
  const { idfornecedor } = useTrabalho().loja
  const [estado, setEstado] = useState<Estado>('FECHADO')
  const [acessos, setAcessos] = useState<readonly AcessoNaLoja[]>([])
  const [cursor, setCursor] = useState<string | null>(null)
  async function readMais() {
    setEstado('LENDO')
    const resposta = await api('GET /painel/v1/{idfornecedor}/acessos-da-plataforma', {
      params: { idfornecedor },
      query: { limit: 10, ...(cursor && { cursor }) },
    }).catch(() => null)
    if (!resposta?.ok) return setEstado('NAO_LIDO')
    setAcessos((antes) => [...antes, ...resposta.dados.data])
    setCursor(resposta.dados.cursor)
    setEstado('LIDO')
  }
  return { estado, acessos, cursor, readMais }
}

function Acesso(acesso: AcessoNaLoja) {
  const { operador, especie, motivo, aberto_em, expira_em, encerrado_em, vigente, chamadas, usos } = acesso
  const { fuso } = useTrabalho().loja
  return (
    <li className="registro-acesso">
      <p>
        <b>{operador}</b> {vigente && <Pill tone="warning">Aberto agora</Pill>}
      </p>
      <p className="text-ink-muted num">
        De {formatMomento(aberto_em, fuso)} a {formatMomento(encerrado_em ?? expira_em, fuso)}
      </p>
      <p className="wrap-anywhere">
        {ESPECIES[especie]}: {motivo}
      </p>
      {chamadas === 0 && <p>Nada foi consultado.</p>}
      {chamadas > 0 && (
        <ul aria-label={`O que foi consultado: ${pluralize(chamadas, 'consulta', 'consultas')}`}>
          {usos.map(({ feito, alvo, vezes, ultima_em }) => (
            <li key={`${feito} ${alvo}`}>
              {feito}
              {alvo && ` · ${alvo}`}
              {vezes > 1 && ` · ${vezes} vezes`} ·{' '}
              <span className="num">{formatMomento(ultima_em, fuso)}</span>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
