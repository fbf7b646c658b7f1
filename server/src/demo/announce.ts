import { fornecedores, SENHA_DEMO, usuarios } from '@vitrine/demo'

import type { Config } from '#infra'

/** Where the demo stores are and who may enter, printed at start. */
export function announce({ port }: Config): void {
  const base = `http://localhost:${port}`
  const lojas = fornecedores.map(({ slug, nome, dominios }) => {
    const own = dominios.find((dominio) => dominio.endsWith('.localhost'))
    return `  ${nome.padEnd(28)} ${own ? `http://${own}:${port}` : `${base}/${slug}`}`
  })
  const acessos = usuarios.map(({ email, mostra }) => `  ${email.padEnd(28)} ${mostra}`)
  process.stdout.write(
    [
      '',
      `Vitrine: ${base}`,
      ...lojas,
      '',
      `Acessos de demonstração, senha ${SENHA_DEMO}:`,
      ...acessos,
      '',
      `Painel: ${base}/painel · Correio da demonstração: ${base}/dev/correio · Chamadas: ${base}/docs`,
      '',
      '',
    ].join('\n'),
  )
}
