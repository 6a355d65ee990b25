import type { SameIds } from '../../i18n/messageTypes';
import type { jobSearchSv } from './messages.sv';

export const jobSearchEn: SameIds<typeof jobSearchSv> = {
  'jobs.count':
    '{total, plural, =0 {No open assignments} one {# open assignment} other {# open assignments}}',
  'jobs.count_short': '{total, plural, one {# assignment} other {# assignments}}',

  'jobs.chip.on_call': 'On-call duty',
  'jobs.chip.new_graduates': 'For new graduates',
  'jobs.chip.without_licence': 'No licence needed',
  'jobs.chip.terms': 'States all terms',
  'jobs.chip.eligible': 'Assignments you can take',
  'jobs.chip.text': '“{text}”',
  'jobs.chip.rate_from': 'From SEK {min} an hour',
  'jobs.chip.rate_to': 'Up to SEK {max} an hour',
  'jobs.chip.rate_span': 'SEK {min}–{max} an hour',
  'jobs.chip.share_from': 'At least {min}% of full time',
  'jobs.chip.share_to': 'At most {max}% of full time',
  'jobs.chip.share_span': '{min}–{max}% of full time',
  'jobs.chip.share_one': '{min}% of full time',
  'jobs.chip.from': 'From {day}',
  'jobs.chip.to': 'Until {day}',
  'jobs.chips.list': 'Chosen filters',
  'jobs.chips.remove': 'Remove {label}',
  'jobs.chips.remove_read': 'Remove {label}, read from your text',
  'jobs.chips.clear': 'Clear all',
  'jobs.chips.removed': '{label} removed',
  'jobs.chips.cleared': 'All filters removed',

  'jobs.bar.label': 'Search assignments',
  'jobs.bar.submit': 'Search',
  'jobs.bar.role': 'Profession',
  'jobs.bar.any_role': 'All professions',
  'jobs.bar.place': 'Location',
  'jobs.bar.any_place': 'All of Sweden',
  'jobs.bar.from': 'From',
  'jobs.bar.to': 'Until',
  'jobs.bar.text': 'Search in your own words',
  'jobs.bar.text_hint': 'e.g. ICU nurse near Umeå',
  'jobs.bar.recent': 'Recent searches',
  'jobs.bar.more': '{first} + {others}',
  'jobs.bar.placeholder': 'Profession, location, dates',
  'jobs.bar.all_filters': 'All filters',
  'jobs.bar.filter_count': '{count, plural, one {# filter chosen} other {# filters chosen}}',
  'jobs.bar.clear': 'Clear',
  'jobs.bar.dates': 'The end date is before the start date. Change one of them.',

  'jobs.fields.label': 'Fields of work',
  'jobs.fields.whole': 'All of {group}',
  'jobs.fields.chosen': '{count} of {total} chosen',
  'jobs.fields.all_chosen': 'All chosen',

  'jobs.view': 'Show as',
  'jobs.view.list': 'List',
  'jobs.view.weeks': 'Weeks',

  'jobs.list.label': 'Open assignments',
  'jobs.list.order': 'Sort by',
  'jobs.list.relevance': 'Best match',
  'jobs.list.newest': 'Newest',
  'jobs.list.highest': 'Highest rate',
  'jobs.list.rates_compared':
    'Compared as an invoice excluding VAT. Wages, which include holiday pay, are converted with employer’s contributions and pension: times {factor} in {year}.',
  'jobs.nearby.more': '{total, number} more in related professions',
  'jobs.list.loading': 'Loading assignments',
  'jobs.list.showing': 'Showing {shown, number} of {total, number} assignments',
  'jobs.list.more': 'Show more',
  'jobs.list.loading_more': 'loading more assignments',
  'jobs.list.more_failed': 'More assignments could not be loaded. What you see is still here.',
  'jobs.list.failed': 'The assignments could not be loaded',
  'jobs.list.failed_text': 'Check that you are online and try again. Your filters are kept.',
  'jobs.list.retry': 'Try again',
  'jobs.list.retrying': 'trying again',

  'jobs.nearby': 'Related professions',
  'jobs.nearby.count':
    '{total, plural, one {# assignment} other {# assignments}} in the same group of professions.',
  'jobs.nearby.only': '{none} right now. {total, number} in related professions:',
  'jobs.nearby.hide': 'Hide them',
  'jobs.nearby.hidden':
    '{total, plural, one {# assignment in related professions is} other {# assignments in related professions are}} hidden.',
  'jobs.nearby.show': 'Show them',

  'jobs.where': '{preposition, select, on {on} other {in}} {place}',
  'jobs.title':
    '{total, plural, =0 {No {role} assignments} one {# {role} assignment} other {# {role} assignments}}',
  'jobs.filtered.title': 'open assignments',
  'jobs.filtered.description': 'Chosen: {chosen}. {description}',
  'jobs.page.title': 'Open healthcare assignments',
  'jobs.page.description':
    'Search locum and agency assignments all over Sweden. Filter by profession, location, dates, hourly rate and record system.',

  'home.title': 'Locum and agency assignments in Swedish healthcare',
  'home.description':
    'Find your next assignment as a nurse, doctor or other healthcare professional. You choose where, when and for what pay.',
  'home.headline': 'Healthcare needs you. You choose where, when and for what pay.',
  'home.hello': 'Hello {name}!',
  'home.loading': 'The assignments are being read in. It usually takes less than a minute.',
  'home.lead':
    '{total, plural, =0 {Temporary assignments} one {# open assignment} other {# open assignments}} all over Sweden.',
  'home.saved': 'Your latest choices: {summary}',
  'home.cleared': 'Your choices are cleared.',
  'home.saved_what': 'your latest choices',
  'home.fields': 'What do you work with?',
  'home.fields_text': 'Choose a field, and the parts of it that suit you.',
  'home.fields_search': 'Search the chosen fields',
  'home.fields_search_all': 'Search all fields',
  'home.suggested': 'Suggested for you',
  'home.suggested_profile': 'Based on your profile.',
  'home.suggested_choices': 'Based on your latest choices.',
  'home.newest': 'New right now',
  'home.rates': 'Highest hourly rate right now',
  'home.rates_text':
    'Compared as an invoice excluding VAT; wages are converted. The cards show each ad’s own rate.',
  'home.rates_all': 'See all by hourly rate',
  'home.list': 'More open assignments',
  'home.list_matching': 'Assignments that match your filter',
  'home.list_all': 'Show all {total, number} assignments',

  'available.title': 'All open healthcare assignments',
  'available.description':
    'All open locum and agency assignments in Swedish healthcare, with an index of professions, counties and municipalities.',
  'available.index': 'All professions and locations',
  'available.roles': 'Professions',
  'available.places': 'Counties and municipalities',
  'rates.title': 'Assignments with the highest hourly rate',
  'rates.description':
    'Locum and agency assignments in Swedish healthcare by hourly rate, highest first. Compared as an invoice excluding VAT; wages are converted.',
  'rates.note':
    'Rates are compared as an invoice excluding VAT. Wages, which include holiday pay, are converted with employer’s contributions and pension: times {factor} in {year}. Ads that state no rate come last.',
};
