import { existsSync, readdirSync, statSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'

import { Aviso, root } from './root.mjs'

const UNIT = /\.test\.(?:ts|tsx|mjs)$/
const LONG = /\.long\.(?:test|e2e)\.ts$/
const BROWSER = /\.e2e\.ts$/
const made = new Set(['node_modules', 'build', 'test-results', '.react-router', '.data', '.git'])

/**
 * What was asked for after `npm test --`.
 * @typedef {object} Choice
 * @property {string[]} unit absolute paths of chosen files for Vitest; empty together with `browser`: all of them
 * @property {string[]} browser absolute paths of chosen files for Playwright
 * @property {boolean} isPart only chosen files run, without checks
 * @property {string | undefined} only one stage: 'check', 'unit' or 'e2e'
 * @property {boolean} long the large forms of the tests
 * @property {string | undefined} title only tests with it in their names
 * @property {boolean} update write what tests compare with anew
 */

/**
 * Reads the arguments; throws an Aviso when a path is not a test.
 * @param {string[]} args @param {string} [folder] the checkout
 * @returns {Choice}
 */
export function chooseTests(args, folder = root) {
  const { values, positionals } = readArgs(args)
  const { only, long = false, title, update = false } = values
  const files = positionals.flatMap((path) => findTests(path, { folder, long }))
  return {
    unit: [...new Set(files.filter((file) => UNIT.test(file)))],
    browser: [...new Set(files.filter((file) => BROWSER.test(file)))],
    isPart: positionals.length > 0,
    only,
    long: long || files.some((file) => LONG.test(file)),
    title,
    update,
  }
}

/** @param {string[]} args */
function readArgs(args) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        only: { type: 'string' },
        long: { type: 'boolean' },
        title: { type: 'string', short: 't' },
        update: { type: 'boolean', short: 'u' },
      },
    })
  } catch (error) {
    const why = error instanceof Error ? error.message.split('\n')[0] : ''
    throw new Aviso(
      `Não entendi: ${why}\nUse npm test -- arquivo ou pasta; -t "parte do nome" escolhe testes, -u grava o que eles comparam.`,
    )
  }
}

/** @param {string} path as it was typed @param {{ folder: string, long: boolean }} options @returns {string[]} */
function findTests(path, { folder, long }) {
  const full = resolve(folder, path)
  const name = relative(folder, full) || '.'
  if (!existsSync(full)) throw new Aviso(`Não existe ${name}: diga um arquivo de teste ou uma pasta.`)
  if (statSync(full).isFile()) {
    if (UNIT.test(full) || BROWSER.test(full)) return [full]
    throw new Aviso(
      `${name} não é um teste (.test.ts, .test.tsx, .e2e.ts): diga um deles, ou a pasta ${relative(folder, join(full, '..')) || '.'}.`,
    )
  }
  const files = listTests(full).filter((file) => long === LONG.test(file))
  if (files.length === 0) throw new Aviso(`Nenhum teste em ${name}.`)
  return files
}

/** @param {string} path @returns {string[]} */
function listTests(path) {
  return readdirSync(path, { withFileTypes: true }).flatMap((entry) => {
    const full = join(path, entry.name)
    if (entry.isDirectory()) return made.has(entry.name) ? [] : listTests(full)
    return UNIT.test(full) || BROWSER.test(full) ? [full] : []
  })
}
