import type { MeusDados } from '@vitrine/contract'

type Tabela = MeusDados['tabelas'][number]

const nomes: Record<string, string> = {
  cadastro: 'Cadastro',
  acessos: 'Acessos à conta',
  lojas: 'Lojas em que você tem cadastro',
  enderecos: 'Endereços',
  pedidos: 'Pedidos',
  itens_de_pedidos: 'Itens dos pedidos',
  pagamentos: 'Pagamentos',
  termos_aceitos: 'Termos de uso aceitos',
  consentimentos: 'Escolhas de cookies',
  sessoes: 'Sessões abertas',
  convites: 'Convites que você fez',
  cartoes_salvos: 'Cartões salvos',
  historico_de_pedidos: 'Histórico dos pedidos',
  orcamentos: 'Orçamentos',
  faturas: 'Faturas',
  notas_fiscais: 'Notas fiscais',
  devolucoes: 'Devoluções',
  contestacoes: 'Contestações de pagamento',
  reembolsos: 'Devoluções por Pix',
  avaliacoes: 'Avaliações',
  assinaturas: 'Assinaturas',
  cupons_usados: 'Cupons usados',
  carrinhos: 'Carrinhos',
  aprovacoes: 'Pedidos de aprovação',
  listas: 'Listas de compras',
  conversas: 'Conversas',
  alertas: 'Avisos de disponibilidade',
  avisos_de_cupons: 'Avisos de cupons',
  avisos_de_area: 'Avisos de área de entrega',
  requerimentos: 'Pedidos sobre os seus dados',
  exportacoes: 'Planilhas de pedidos',
  cartas: 'E-mails enviados',
  registros_de_acesso: 'Registros de acesso',
  compartilhamentos: 'Com quem seus dados são partilhados',
}

export function nameTabela(nome: string): string {
  return nomes[nome] ?? nome
}

/**
 * One table as CSV for a spreadsheet in Portuguese: semicolons, decimal commas, UTF-8 with its mark. A text that a spreadsheet
 * would take for a formula is disarmed.
 */
export function toCsv({ linhas }: Tabela): string {
  const colunas = [...new Set(linhas.flatMap((linha) => Object.keys(linha)))]
  const rows = [colunas, ...linhas.map((linha) => colunas.map((coluna) => toCelula(linha[coluna])))]
  return `\uFEFF${rows.map((row) => row.map(quote).join(';')).join('\r\n')}\r\n`
}

function toCelula(valor: unknown): string {
  if (valor === null || valor === undefined) return ''
  if (typeof valor === 'number') return String(valor).replace('.', ',')
  if (typeof valor === 'boolean') return valor ? 'sim' : 'não'
  const texto = typeof valor === 'string' ? valor : JSON.stringify(valor)
  return /^[=+\-@\t\r]/.test(texto) ? `'${texto}` : texto
}

function quote(texto: string): string {
  return /[";\r\n]/.test(texto) ? `"${texto.replaceAll('"', '""')}"` : texto
}
