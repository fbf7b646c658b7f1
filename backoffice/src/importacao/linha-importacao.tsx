import { Link } from 'react-router'

import type { Importacao } from '@vitrine/contract'
import { formatQuando, type Hoje } from '@vitrine/rules/data'
import { fichas } from '@vitrine/rules/importacao'
import { pluralize } from '@vitrine/rules/texto'
import { Icon, Pill } from '@vitrine/ui'

import { urlsPainel, useTrabalho } from '#shell'

import { estadosDitos } from './estados.ts'

const ditas = {
  nova: { uma: 'nova', todas: 'novas' },
  mudada: { uma: 'muda', todas: 'mudam' },
  apagada: { uma: 'sai', todas: 'saem' },
  errada: { uma: 'com erro', todas: 'com erro' },
} as const

/** One import of the list: which file, when, what came of it. */
export function LinhaImportacao({ importacao, hoje }: { importacao: Importacao; hoje: Hoje }) {
  const { slug } = useTrabalho().loja
  const { idimportacao, tipo, nome, estado, linhas, criado_em } = importacao
  const { nome: dito, tom } = estadosDitos[estado]
  return (
    <Link className="lista-linha" to={urlsPainel.importacao(slug, idimportacao)}>
      <Icon name="file-spreadsheet" />
      <span className="lista-quem">
        <b>{nome}</b>
        <small>
          {fichas[tipo].titulo} · {formatQuando(criado_em, hoje)} · {pluralize(linhas, 'linha', 'linhas')}
          {sayContagens(importacao)}
        </small>
      </span>
      <Pill mini {...(tom && { tone: tom })}>
        {dito}
      </Pill>
    </Link>
  )
}

function sayContagens({ contagens }: Importacao): string {
  return (['nova', 'mudada', 'apagada', 'errada'] as const)
    .flatMap((tipo) =>
      contagens[tipo] ? [` · ${pluralize(contagens[tipo], ditas[tipo].uma, ditas[tipo].todas)}`] : [],
    )
    .join('')
}
