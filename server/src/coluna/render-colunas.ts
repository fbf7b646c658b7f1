import type { Sql } from '#infra'

export interface ColunaRow {
  tabela: string
  coluna: string
  tipo: string
  nula: boolean
  padrao: boolean
}

/** Every column of the migrated schema, but those that PostgreSQL fills by itself. */
export async function listColunas(sql: Sql): Promise<ColunaRow[]> {
  return sql<ColunaRow[]>`
    select c.relname as tabela, a.attname as coluna, format_type(a.atttypid, null) as tipo, not a.attnotnull as nula, a.atthasdef as padrao
    from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind in ('r', 'p') and not c.relispartition and a.attnum > 0 and not a.attisdropped
      and a.attgenerated = '' and a.attidentity = ''
    order by c.relname, a.attnum`
}

/** The text of colunas.gerado.ts: `type`, with `?` where it may be null and `=` where it has a default. */
export function renderColunas(rows: readonly ColunaRow[], hash: string): string {
  const tabelas = Map.groupBy(rows, ({ tabela }) => tabela)
  const linhas = [...tabelas].map(([tabela, colunas]) => {
    const campos = colunas.map(
      ({ coluna, tipo, nula, padrao }) => `    ${coluna}: '${tipo}${nula ? '?' : ''}${padrao ? '=' : ''}',`,
    )
    return `  ${tabela}: {\n${campos.join('\n')}\n  },`
  })
  return `// Written by \`npm run colunas\` of the migrated schema, never by hand; migrations ${hash}.
/** \`?\`: may be null; \`=\`: has a default. */
export const colunas = {
${linhas.join('\n')}
} as const
`
}
