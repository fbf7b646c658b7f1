import { spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

import { say } from './root.mjs'

/** How often the processes are looked at: of one that ends in between, less than this is lost. */
const LOOK_MS = 100
/** Of Linux on every machine that we know (sysconf(_SC_CLK_TCK)). */
const TICKS = 100

/** Kinds of process, by how they were started; the first that fits. @type {readonly [RegExp, string][]} */
const tipos = [
  [/^postgres/, 'PostgreSQL'],
  [/chrom.*--type=renderer/, 'Chromium: páginas'],
  [/chrom.*--type=gpu-process/, 'Chromium: desenho'],
  [/chrom.*--type=utility/, 'Chromium: rede'],
  [/chrom.*--type=zygote/, 'Chromium: início'],
  [/chrom/, 'Chromium: navegador'],
  [/start-server\.ts|server\/(?:src\/main\.ts|build\/main\.js)/, 'servidor'],
  [/playwright.*process\.js/, 'Playwright: testes'],
  [/playwright/, 'Playwright'],
  [/vitest|forks\.js/, 'Vitest'],
  [/node/, 'outros de Node'],
]

const OUTROS = 'outros'
const incertos = new Set([OUTROS, 'Chromium: início'])

/** @typedef {{ tipo: string, ticks: number }} Gasto */
/** @typedef {{ pai: number, ticks: number, inicio: string }} Processo */

/** Every process of the machine, by its number. @returns {Map<number, Processo>} */
function listProcessos() {
  const todos = new Map()
  for (const pid of readdirSync('/proc').filter((nome) => /^\d+$/.test(nome)))
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
      // After the name, which may hold anything: state, parent, …, user and system ticks (11, 12), when it began (19).
      const campos = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
      const ticks = Number(campos[11]) + Number(campos[12])
      todos.set(Number(pid), { pai: Number(campos[1]), ticks, inicio: campos[19] })
    } catch {
      // It has ended since the list was made.
    }
  return todos
}

/** @param {number} pid */
function findTipo(pid) {
  try {
    const comando = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
    return tipos.find(([forma]) => forma.test(comando))?.[1] ?? OUTROS
  } catch {
    return OUTROS
  }
}

/** @param {Map<number, Processo>} todos @param {number} pid @param {number} raiz */
function isBelow(todos, pid, raiz) {
  for (let este = pid; este > 1; este = todos.get(este)?.pai ?? 0) if (este === raiz) return true
  return false
}

/**
 * Runs a command and tells how much of the processor each kind of process below it took: on a machine that others use too, that says what a change
 * spares, and time does not. What was once below it is counted to its end, PostgreSQL too, which leaves its parent. Linux alone.
 */
function measure() {
  const [comando = '', ...resto] = process.argv.slice(2)
  const filho = spawn(comando, resto, { stdio: 'inherit' })
  /** @type {Map<string, Gasto>} */
  const gastos = new Map()
  const look = () => {
    const todos = listProcessos()
    for (const [pid, { ticks, inicio }] of todos) {
      const chave = `${pid} ${inicio}`
      const gasto = gastos.get(chave)
      if (!gasto && !isBelow(todos, pid, filho.pid ?? 0)) continue
      // A child of Chromium's zygote is one more of it until it has got its name; what has just ended has none any more.
      const tipo = !gasto || incertos.has(gasto.tipo) ? findTipo(pid) : gasto.tipo
      gastos.set(chave, { tipo: gasto && tipo === OUTROS ? gasto.tipo : tipo, ticks })
    }
  }
  const olhar = setInterval(look, LOOK_MS)
  filho.once('exit', (codigo) => {
    clearInterval(olhar)
    const todos = [...gastos.values()]
    for (const tipo of new Set(todos.map((gasto) => gasto.tipo))) {
      const deles = todos.filter((gasto) => gasto.tipo === tipo)
      const segundos = deles.reduce((soma, { ticks }) => soma + ticks, 0) / TICKS
      say(`${segundos.toFixed(1).replace('.', ',').padStart(8)} s  ${tipo} (${deles.length})`)
    }
    process.exit(codigo ?? 1)
  })
}

measure()
